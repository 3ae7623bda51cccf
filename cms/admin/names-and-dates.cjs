/**
 * A loader for what Payload has no setting for: days and times as in Britain, and colleagues by their names, not their
 * email addresses: see `next.config.js`.
 */
module.exports = (source) =>
  source
    .replace("import('date-fns/locale/en-US')).enUS", "import('date-fns/locale/en-GB')).enGB")
    .replaceAll('MMM d, yyy h:mm a', 'd MMMM yyyy, HH:mm')
    .replace(
      /DateTimeFormat\("en-US",\{day:"numeric",hour:"numeric",hour12:!0/,
      'DateTimeFormat("en-GB",{day:"numeric",hour:"numeric",hour12:!1',
    )
    .replaceAll(/\b(\w+)\.email\?\?\1\.id\b/g, '$1.name??$1.id');
