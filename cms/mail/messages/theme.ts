/** The site's colours (site/styles.css); mail programs know no variables, so they are written out. */
export const light = {
  paper: { backgroundColor: '#faf9f5' },
  surface: { backgroundColor: '#ffffff', border: '1px solid #dbd8cc', borderRadius: '4px' },
  ink: { color: '#18221f' },
  muted: { color: '#52605b' },
  link: { color: '#0d4a54', textDecoration: 'underline' },
  line: { borderColor: '#dbd8cc' },
  button: { backgroundColor: '#0d4a54', color: '#ffffff', borderRadius: '4px' },
} as const;

const family = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export const fonts = {
  body: { fontFamily: family, fontSize: '16px', lineHeight: '24px' },
  small: { fontFamily: family, fontSize: '14px', lineHeight: '20px' },
  heading: { fontFamily: family, fontSize: '24px', lineHeight: '32px', fontWeight: 600 },
  figure: { fontFamily: family, fontSize: '20px', lineHeight: '24px', fontWeight: 600 },
} as const;

/** For mail programs that follow the reader's choice of a dark screen. The cell is the one that `Body` lays around all. */
export const dark = `
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #11181a !important; }
  .surface { background-color: #192224 !important; border-color: #324043 !important; }
  .ink { color: #e9ece7 !important; }
  .muted { color: #a8b3af !important; }
  .link { color: #7fcbd6 !important; }
  .line { border-color: #324043 !important; }
  .button { background-color: #7fcbd6 !important; color: #06262b !important; }
}
`;
