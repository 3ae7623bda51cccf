import {
  createContext,
  useCallback,
  useContext,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Toast, ToasterProps } from './toaster.tsx';

type ShowToast = (toast: Omit<Toast, 'id'>) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Shows at most one toast at a time (specification, section 9); the toaster is loaded with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [toast, setToast] = useState<Toast | null>(null);
  const lastId = useRef(0);

  const showToast = useCallback<ShowToast>((content) => {
    lastId.current += 1;
    setToast({ ...content, id: lastId.current });
    // Without a network there is no toast, but every form shows the same message beside its field.
    import('./toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      () => setToast(null),
    );
  }, []);

  const removeToast = useCallback(() => setToast(null), []);

  return (
    <ToastContext value={showToast}>
      {children}
      {Toaster && toast && <Toaster key={toast.id} toast={toast} onRemove={removeToast} />}
    </ToastContext>
  );
}

/** The function that shows a toast. */
export function useToast(): ShowToast {
  const showToast = useContext(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it');
  return showToast;
}
