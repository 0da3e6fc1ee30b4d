import { LAST_SHOWN_COOKIE } from '@beckon/contract/decide';
import type { Beginning } from '../../http/compress-beginning.ts';
import type { LiveSite } from '../../store/store.ts';
import type { ParsedDisplayRequest } from './decide-popups.ts';
import { opensSoon } from './opens-soon.ts';
import { templateFile } from './template-file.ts';
import type { TemplateFiles } from './template-files.ts';

/** A template that goes out with the answer, at its beginning. */
export interface EarlyTemplate {
  readonly popupId: string;
  readonly beginning: Beginning;
}

/**
 * The template of the first of these popups that opens within a few seconds: the visitor is spared
 * the wait for it. Not for who has seen that popup: their browser keeps the file. Only what is in
 * memory counts, so that no call waits here. docs/decisions/0039.
 */
export function findEarlyTemplate(
  { site, popups }: Pick<LiveSite, 'site' | 'popups'>,
  { facts, cookies }: ParsedDisplayRequest,
  templates: TemplateFiles,
): EarlyTemplate | undefined {
  const popup = popups.find(
    (each) => opensSoon(each) && !cookies.has(`${LAST_SHOWN_COOKIE}${each.id}`),
  );
  if (popup === undefined) return undefined;
  const { templateHash, mobileTemplateHash } = popup.published;
  const hash = (facts.isMobile ? mobileTemplateHash : undefined) ?? templateHash;
  const file = templateFile(hash, site.settings.deviceFontsOnly);
  const beginning = templates.recall(file)?.answerBeginning();
  return beginning && { popupId: popup.id, beginning };
}
