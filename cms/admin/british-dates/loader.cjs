/** Rewrites the form of the moment in Payload’s “Schedule publish”: see `next.config.js`. */
module.exports = (source) => source.replaceAll('MMM d, yyy h:mm a', 'd MMMM yyyy, HH:mm');
