import type { AbTest } from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { slotLine } from '../../../components/embed-slot.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { CopyBox } from '../../../components/ui/copy-box.tsx';
import { popupsQuery } from '../../../lib/api/popups.ts';

/**
 * The lines of code for all designs of an embedded form. A visitor sees a design only in its own
 * place, so a page with the line of A alone shows no form to the visitors of B. Renders nothing for
 * other types.
 */
export function SlotsCard({ test: { siteId, popupId, arms } }: { readonly test: AbTest }) {
  const popups = useQuery(popupsQuery(siteId));
  const isEmbedded = popups.data?.find(({ id }) => id === popupId)?.type === 'embedded';
  if (!isEmbedded) return null;
  return (
    <Card
      title="Places in your page"
      about="Each design needs a line of its own. Put all of these where the line of A is now, before you start: each visitor sees one design, and the other lines stay empty. Without its line, the visitors of a design see no form."
    >
      <CopyBox
        label="Lines of all designs"
        text={arms.map((arm) => slotLine(arm.popupId)).join('\n')}
      />
    </Card>
  );
}
