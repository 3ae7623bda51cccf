import type { AdminViewServerProps } from 'payload';
import { deskOf } from '../desk.ts';
import { Screen } from '../screen/screen.tsx';
import { Proposals } from './proposals.tsx';

/** The screen on which changes that the price watch has seen are accepted or refused. */
export async function PriceWatchView(props: AdminViewServerProps) {
  const { payload } = props.initPageResult.req;
  return (
    <Screen
      {...props}
      title="Price watch"
      path="price-watch"
      roles={['admin', 'editor', 'clerk']}
      refusal="Only administrators, editors and data clerks decide on prices. Ask an administrator if you should be able to."
    >
      <Proposals waiting={await deskOf(payload).listProposals(payload)} />
    </Screen>
  );
}
