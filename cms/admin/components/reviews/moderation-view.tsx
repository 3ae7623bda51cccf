import type { AdminViewServerProps } from 'payload';
import { deskOf } from '../desk.ts';
import { Screen } from '../screen/screen.tsx';
import { Moderation } from './moderation.tsx';

/** The screen on which reviews are read in full and decided on one by one. */
export async function ModerationView(props: AdminViewServerProps) {
  const { payload } = props.initPageResult.req;
  return (
    <Screen
      {...props}
      title="Moderation"
      path="moderation"
      roles={['admin', 'editor', 'moderator']}
      refusal="Only administrators, editors and moderators decide on reviews. Ask an administrator if you should be able to."
    >
      <Moderation {...await deskOf(payload).readWaitingReviews(payload)} />
    </Screen>
  );
}
