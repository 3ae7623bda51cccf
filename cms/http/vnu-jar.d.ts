declare module 'vnu-jar' {
  /** The path of the checker. */
  const jar: string;
  export default jar;
}
