import type { PopupSummary, SiteSettings } from '@beckon/contract/owner-calls';
import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router';
import { askBeforePublishing } from '../../components/ask-before-publishing.tsx';
import { askDuringTest } from '../../components/ask-during-test.tsx';
import { readPopup } from '../../lib/api/popups.ts';
import { editPopupPath } from '../../lib/navigation/routes.ts';
import { hashOf } from '../../lib/publishing/issue-place.ts';

interface Publishing {
  readonly popup: PopupSummary;
  readonly site: SiteSettings;
  readonly navigate: NavigateFunction;
}

/** Whether the saved draft of a popup may go live: asks what the editor asks. */
export async function mayPublish(
  client: QueryClient,
  { popup: { id, abTest }, site, navigate }: Publishing,
): Promise<boolean> {
  const draft = {
    popup: await readPopup(id),
    site,
    onFix: (place: Parameters<typeof hashOf>[0]) =>
      void navigate({ pathname: editPopupPath(id), hash: hashOf(place) }),
  };
  if (!(await askBeforePublishing(client, draft))) return false;
  return abTest?.state !== 'running' || askDuringTest(client, id);
}
