import { Button } from '../button/button.tsx';
import type { Examples } from '../examples/examples.ts';
import { useToast } from './toast-provider.tsx';

type Props = { isDestructive?: boolean };

function ShowToast({ isDestructive = false }: Props) {
  const showToast = useToast();
  const show = () =>
    showToast(
      isDestructive
        ? { title: 'Not subscribed', description: 'Please try again.', isDestructive }
        : { title: 'Almost there', description: 'Please confirm your email address.' },
    );
  return <Button onClick={show}>Show</Button>;
}

export const examples: Examples = {
  message: <ShowToast />,
  failure: <ShowToast isDestructive />,
};
