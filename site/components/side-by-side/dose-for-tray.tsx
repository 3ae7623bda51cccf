import { trayId } from './tray.tsx';

type Props = { medication: string; dose: string };

/** The dose that a page compares by, for what the tray leads to. */
export function DoseForTray({ medication, dose }: Props) {
  return (
    <>
      <input type="hidden" form={trayId} name="medication" value={medication.toLowerCase()} />
      <input type="hidden" form={trayId} name="dose" value={dose.toLowerCase()} />
    </>
  );
}
