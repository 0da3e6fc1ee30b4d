import { freeName } from '@beckon/contract/decide';
import type { CreatePopupRequest } from '@beckon/contract/owner-calls';
import type { Language } from '@beckon/contract/values';
import type { Format } from '@beckon/templates';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { popupsQuery, useCreatePopup } from '../../lib/api/popups.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { notifyFailed } from '../../lib/notify.ts';
import { settingsOfFormat } from '../../lib/preview/settings-of-format.ts';
import { editPopupPath } from '../../lib/navigation/routes.ts';
import { useOneAtATime } from '../../lib/hooks/use-one-at-a-time.ts';
import { hasOwnDesign, startDesign } from './use-format-picture.ts';

interface RequestContext {
  readonly language: Language;
  readonly site: ReturnType<typeof useCurrentSite>['site'];
  readonly takenNames: readonly string[];
}

/** The request that creates the popup. A game gets the prizes that its card shows. */
function requestFor(
  format: Format,
  { language, site, takenNames }: RequestContext,
): CreatePopupRequest {
  const { type, format: number, theme } = format;
  const isOwn = hasOwnDesign(format);
  return {
    name: freeName(format.name[language], takenNames),
    type,
    format: number,
    theme,
    language,
    ...(isOwn ? { design: startDesign(format, language, site) } : {}),
    ...(isOwn || type === 'gamified' ? { settings: settingsOfFormat(format, language) } : {}),
  };
}

/** `start` creates a draft from a design and opens it. */
export function useStart(language: Language) {
  const { site } = useCurrentSite();
  const navigate = useNavigate();
  const create = useCreatePopup(site.id);
  const popups = useQuery(popupsQuery(site.id));
  const once = useOneAtATime();
  const start = (format: Format) => {
    const takenNames = (popups.data ?? []).map((popup) => popup.name);
    const request = requestFor(format, { language, site, takenNames });
    void once(() =>
      create.mutateAsync(request).then(({ id }) => void navigate(editPopupPath(id)), notifyFailed),
    );
  };
  return { start, isBusy: create.isPending };
}
