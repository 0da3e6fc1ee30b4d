import { createLoadPart } from '@beckon/host-page/load-part';
import { partAddress } from './build-info.ts';
import type { BannerPart, ContentPart, PartDeps, PartModules } from './page-parts.ts';
import { parsePartModule } from './parse-part-module.ts';

/** Each part is loaded and made once; undefined when it cannot be loaded now. */
export interface Parts {
  banner(): Promise<BannerPart | undefined>;
  content(): Promise<ContentPart | undefined>;
}

export function createParts(deps: PartDeps): Parts {
  const { log, scriptUrl } = deps.tools;
  const load = createLoadPart({
    addressOf: (name) => {
      const file = partAddress(scriptUrl, name === 'banner' ? 'banner' : 'content');
      return file === undefined ? undefined : { file, imports: [] };
    },
    importModule: (address): Promise<unknown> => import(/* @vite-ignore */ address),
    onFailure: (name, error) => log.warn(`consent: ${name} could not be loaded`, error),
  });
  let banner: BannerPart | undefined;
  let content: ContentPart | undefined;
  return {
    async banner() {
      const found = await load('banner');
      const part = parsePartModule<'banner'>(found, 'createBannerPart') satisfies
        | PartModules['banner']
        | undefined;
      return (banner ??= part?.createBannerPart(deps));
    },
    async content() {
      const part = parsePartModule<'content'>(await load('content'), 'createContentPart');
      return (content ??= part?.createContentPart(deps));
    },
  };
}
