/**
 * A loader for what Payload has no setting for: days and times as in Britain, colleagues by their names, not their email
 * addresses, no brackets around what has no title, a sentence for a form that did not reach the server, names that
 * look like HTML, and notices that take a colon for the beginning of a list only where Payload lists fields: see
 * `next.config.js`.
 */
module.exports = (source) =>
  source
    .replace("import('date-fns/locale/en-US')).enUS", "import('date-fns/locale/en-GB')).enGB")
    .replaceAll('MMM d, yyy h:mm a', 'd MMMM yyyy, HH:mm')
    .replace(
      /DateTimeFormat\("en-US",\{day:"numeric",hour:"numeric",hour12:!0/,
      'DateTimeFormat("en-GB",{day:"numeric",hour:"numeric",hour12:!1',
    )
    .replaceAll(/\b(\w+)\.email\?\?\1\.id\b/g, '$1.name??$1.id')
    .replace(/`\[\$\{(\w+\.t\("general:untitled"\))\}\]`/, '$1')
    .replace(
      /(console\.error\("Error submitting form",(\w+)\)[^}]*)\b\2\.message/,
      '$1"This could not be sent. Check your connection and try again."',
    )
    .replace(
      String.raw`/(<[^>]+>.*?<\/[^>]+>)/g`,
      String.raw`/(<0>.*?<\/0>|<1>.*?<\/1>|<2>.*?<\/2>)/g`,
    )
    .replace(
      /(\w+)\.indexOf\(":"\)(?=,\w+=\w+>=0\?\1\.slice\(0,\w+\):\1)/,
      '(/^The following fields? (?:is|are) invalid:/.test($1)?$&:-1)',
    );
