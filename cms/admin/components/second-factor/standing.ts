/** What the server says about the second factor of an account. */
export type Standing = { isOn: boolean; isRequired: boolean; recoveryCodesLeft: number };
