import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ConsentRegion, regionOfCountry } from '@beckon/contract/consent';
import { CLIENT_ID_PATTERN, type Language } from '@beckon/contract/values';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { unknownClient } from '../../errors.ts';
import { notBuiltYet } from '../../http/owner/owner-errors.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { languageOfTag } from '../../lib/text/language-of-tag.ts';
import { openFiles } from '../../serving/stored-files.ts';
import { FOR_MINUTES, sendStored } from '../../serving/send-stored.ts';
import type { LiveConsent } from '../../store/store.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { rememberLastConsent } from './last-consent.ts';
import { needsExtras } from './page-settings.ts';
import { publishedLanguages } from './published-languages.ts';
import { settingsCode } from './settings-code.ts';
import { withoutAsking } from './taken-down.ts';

const ScriptQuery = Type.Object({
  id: Type.String({ pattern: CLIENT_ID_PATTERN }),
  lang: Type.Optional(Type.String({ maxLength: 20 })),
});
const MAX_KEPT = 500;
/** Compressed once per site and outside the event loop, so the slowest level is affordable. */
const SLOWEST = 11;
/** Without a `PUBLIC_URL`, each request may contain another host, and each host gets its own script. */
const QUICK = 5;
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];
/**
 * The build also starts with this. Browsers look for it in the first line only, so it is written
 * again.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

type Stored = Parameters<typeof sendStored>[1];

/**
 * `GET /consent.js?id=CLIENT_ID[&lang=he]`: the site's settings and the script in one response. The
 * settings depend on the visitor's region, so shared caches must not store it. After a banner was
 * taken down, the script asks nobody and holds nothing back, so that marked content is not lost.
 */
export function consentScriptRoute(app: PublicApp, deps: PublicApiDeps): void {
  const { store, now, countryOf, publicUrl, consentFolder } = deps;
  const lastConsent = rememberLastConsent(store, now);
  const built = consentFolder === undefined ? undefined : openFiles(consentFolder);
  const kept = new LRUCache<string, Promise<Stored>>({ max: MAX_KEPT });

  app.get('/consent.js', { schema: { querystring: ScriptQuery } }, async (request, reply) => {
    const { id, lang } = request.query;
    const last = await lastConsent(id);
    if (last === undefined) throw unknownClient();
    const live = withoutAsking(last);
    const script = await built?.find(
      needsExtras(live.published.design) ? 'consent.js' : 'consent-light.js',
    );
    if (script === undefined) throw notBuiltYet();
    const origin = ownOrigin(request, publicUrl);
    const region = regionOf(live, countryOf(request.ip));
    const language = wantedLanguage(lang, live);
    const { version, at } = live.published;
    const key = [id, version, at, live.isTakenDown, region, language, origin, script.etag].join(
      ' ',
    );
    const file =
      kept.get(key) ??
      joined(settingsCode({ live, origin, region }, language), {
        script: script.plain,
        level: publicUrl === undefined ? QUICK : SLOWEST,
      });
    kept.set(key, file);
    return sendStored(reply, await file, FOR_MINUTES.replace('public', 'private'));
  });
}

/** The visitor's region; the site's default region if the country is unknown. */
export function regionOf({ published }: LiveConsent, country: string): ConsentRegion {
  return regionOfCountry(country) ?? published.design.defaultRegion;
}

/** The requested language; the site's own if the banner was not published in that. */
export function languageOf(wanted: string | undefined, live: LiveConsent): Language {
  return wantedLanguage(wanted, live) ?? live.published.design.language;
}

function wantedLanguage(wanted: string | undefined, live: LiveConsent): Language | undefined {
  const language = languageOfTag(wanted);
  return publishedLanguages(live.published).find((one) => one === language);
}

async function joined(
  settings: string,
  { script, level }: { readonly script: Buffer; readonly level: number },
): Promise<Stored> {
  const plain = Buffer.concat([
    Buffer.from(`${COMPILE_HINT}window.complianz=window.complianz||${settings};\n`),
    script,
  ]);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
  const [br, zipped] = await Promise.all([compressBrotli(plain, options), compressGzip(plain)]);
  return {
    contentType: 'text/javascript; charset=utf-8',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br,
    gzip: zipped,
  };
}
