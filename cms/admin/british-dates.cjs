/** A loader that writes Payload’s days and times as in Britain, for which it has no setting: see `next.config.js`. */
module.exports = (source) =>
  source
    .replace("import('date-fns/locale/en-US')).enUS", "import('date-fns/locale/en-GB')).enGB")
    .replaceAll('MMM d, yyy h:mm a', 'd MMMM yyyy, HH:mm');
