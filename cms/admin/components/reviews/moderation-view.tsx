import type { AdminViewServerProps } from 'payload';
import { deskOf } from '../desk.ts';
import { screens } from '#cms/admin/screens.ts';
import { Screen } from '../screen/screen.tsx';
import { Moderation } from './moderation.tsx';

/** The screen on which reviews are read in full and decided on one by one. */
export async function ModerationView(props: AdminViewServerProps) {
  const { payload } = props.initPageResult.req;
  return (
    <Screen {...props} screen={screens.moderation}>
      <Moderation {...await deskOf(payload).readWaitingReviews(payload)} />
    </Screen>
  );
}
