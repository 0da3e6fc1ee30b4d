import type { PopupDetail } from '@beckon/contract/owner-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { askDuringTest } from '../../components/ask-during-test.tsx';
import { showEmbedSlot } from '../../components/show-embed-slot.tsx';
import { showUnseenSite } from '../../components/unseen-site.tsx';
import { useChangePopup } from '../../lib/api/popups.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { askIfUnseen } from '../../lib/hooks/use-is-unseen.ts';
import type { DraftSaver } from './draft/draft-saver.ts';
import { recommendLimit, visitLimitWords } from './recommend-limit.tsx';
import type { AskForPlace } from './use-place.ts';
import { type SiteTime, useSiteTime } from '../../lib/hooks/use-site-time.ts';
import { goLiveWords } from '../../lib/words/go-live-words.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { askBeforePublishing } from '../../components/ask-before-publishing.tsx';

interface Announced {
  readonly isUnseen: boolean;
  /** A sentence with the site's limit of popups in one visit; empty if there is none. */
  readonly limit: string;
  /** Another notice says that the popup is live. */
  readonly isSaid: boolean;
  readonly time: SiteTime;
}

/** Says that the popup is live, and what still prevents visitors from seeing it. */
function announceLive(
  popup: PopupDetail,
  { isUnseen, limit, isSaid, time }: Announced,
  onInstall: () => void,
): void {
  const { id, name, type } = popup;
  const said = goLiveWords(popup, time, 'published');
  if (type === 'embedded')
    showEmbedSlot({
      popupId: id,
      name,
      title: 'It is live. Where it shows in your page',
      onInstall: isUnseen ? onInstall : undefined,
    });
  else if (isUnseen) showUnseenSite(name, onInstall);
  else if (!isSaid) notifyDone(`${said} ${limit}`.trim());
}

/**
 * Returns a function that saves unsaved changes and publishes the draft. If something is missing,
 * it reports that instead, and it asks first about what the owner may not expect.
 */
export function usePublish(
  saver: DraftSaver,
  onFix: AskForPlace,
): { readonly publish: () => void; readonly isPublishing: boolean } {
  const { popup } = useSyncExternalStore(saver.subscribe, saver.snapshot);
  const change = useChangePopup(popup.siteId);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { settings: site } = useCurrentSite().site;
  const time = useSiteTime();
  const [isPublishing, setPublishing] = useState(false);
  const publish = useCallback(() => {
    const now = saver.snapshot().popup;
    const bringOut = async () => {
      if (!(await askBeforePublishing(client, { popup: now, site, onFix }))) return;
      if (!(await askDuringTest(client, now.id))) return;
      if (!(await saver.flush()))
        throw new Error('Your last changes are not saved, so they cannot go live yet.');
      const published = await change.mutateAsync({ popupId: now.id, change: 'publish' });
      saver.adopt(published);
      const isUnseen = await askIfUnseen(client, now.siteId);
      const isSaid = await recommendLimit(client, now);
      const limit = await visitLimitWords(client, now);
      announceLive(
        published,
        { isUnseen, limit, isSaid, time },
        () => void navigate(ROUTES.install),
      );
    };
    setPublishing(true);
    bringOut()
      .catch(notifyFailed)
      .finally(() => setPublishing(false));
  }, [saver, change, client, navigate, onFix, site, time]);
  return { publish, isPublishing };
}
