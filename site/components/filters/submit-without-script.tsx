import { Button } from '../button/button.tsx';

/** The button that applies filters where no JavaScript does so at once. */
export function SubmitWithoutScript({ children }: { children: string }) {
  return (
    <noscript>
      <Button type="submit">{children}</Button>
    </noscript>
  );
}
