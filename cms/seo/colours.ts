/** The light-mode design tokens of `site/styles.css` that images and the manifest need. */
export const colours = {
  paper: '#faf9f5',
  ink: '#18221f',
  muted: '#52605b',
  lineStrong: '#807d70',
  primary: '#0d4a54',
  onPrimary: '#ffffff',
  /** The reading on the mark. */
  reading: '#f3b95f',
} as const;
