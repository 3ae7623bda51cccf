import { trayId } from './tray.tsx';

type Props = { medication: string; dose: string };

/** The dose that a page compares by, for what the tray leads to; `all` is left out. */
export function DoseForTray(dose: Props) {
  return Object.entries(dose).map(
    ([name, value]) =>
      value !== 'all' && (
        <input key={name} type="hidden" form={trayId} name={name} value={value.toLowerCase()} />
      ),
  );
}
