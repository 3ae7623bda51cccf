import type { AdminViewServerProps } from 'payload';
import { deskOf } from '../desk.ts';
import { screens } from '#cms/admin/screens.ts';
import { Screen } from '../screen/screen.tsx';
import { Proposals } from './proposals.tsx';

/** The screen on which changes that the price watch has seen are accepted or refused. */
export async function PriceWatchView(props: AdminViewServerProps) {
  const { payload } = props.initPageResult.req;
  return (
    <Screen {...props} screen={screens.priceWatch}>
      <Proposals {...await deskOf(payload).listProposals(payload)} />
    </Screen>
  );
}
