import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';

export type Toast = { id: number; title: string; description: string; isDestructive?: boolean };

export type ToasterProps = { toast: Toast; onRemove: () => void };

/** Renders a toast with the specification's timings (section 9). */
export function Toaster({ toast, onRemove }: ToasterProps) {
  const [isOpen, setIsOpen] = useState(true);

  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(onRemove, removalDelay);
    return () => clearTimeout(timer);
  }, [isOpen, onRemove]);

  return (
    <Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      <Root
        open={isOpen}
        onOpenChange={setIsOpen}
        className={`flex items-start gap-4 rounded-base border border-l-8 bg-surface p-4 data-[state=closed]:animate-[toast-out_150ms] data-[state=open]:animate-[toast-in_200ms] data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-[toast-swiped_150ms] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${
          toast.isDestructive ? 'border-up' : 'border-down'
        }`}
      >
        <div className="grow">
          <Title className="font-semibold">{toast.title}</Title>
          <Description>{toast.description}</Description>
        </div>
        <Close aria-label="Close" className="rounded-base p-2">
          <Icon name="close" />
        </Close>
      </Root>
      <Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-0 z-30 w-full max-w-md p-4 print:hidden"
      />
    </Provider>
  );
}

/** How long a dismissed toast stays mounted, in milliseconds. */
const removalDelay = 1_000_000;
