/** Takes the place of the only English that Payload knows, whose weeks begin on Sunday: see `next.config.js`. */
export { enGB as enUS } from 'date-fns/locale/en-GB';
