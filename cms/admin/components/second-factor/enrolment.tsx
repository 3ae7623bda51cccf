/** What an authenticator app needs: a picture for its camera, and the same to type. */
export function Enrolment({ secret, picture }: { secret: string; picture: string }) {
  return (
    <>
      <p>
        Scan this picture with an authenticator app on your phone, such as 2FAS, Aegis, Google
        Authenticator or your password manager.
      </p>
      <img src={picture} alt="QR code of the key below" width={200} height={200} />
      <p>
        Or type this key into the app:{' '}
        <code className="account-form__secret">{inFours(secret)}</code>
      </p>
    </>
  );
}

function inFours(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ');
}
