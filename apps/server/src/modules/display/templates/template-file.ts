import type { LivePopup } from '../../../store/store.ts';

const WITHOUT_WEB_FONTS = '-device-fonts';
const FILE = new RegExp(`^(?<hash>[\\w-]+?)(?<plain>${WITHOUT_WEB_FONTS})?\\.html$`);

/**
 * The name of a template's file below `/templates/`. A site without web fonts gets another name for
 * the same template, so that both can be cached forever.
 */
export function templateFile(hash: string, deviceFontsOnly = false): string {
  return `${hash}${deviceFontsOnly ? WITHOUT_WEB_FONTS : ''}.html`;
}

/** The file of the popup's template for this visitor. */
export function fileFor(
  { published }: LivePopup,
  {
    isMobile,
    deviceFontsOnly,
  }: { readonly isMobile: boolean; readonly deviceFontsOnly?: boolean | undefined },
): string {
  const phoneHash = isMobile ? published.mobileTemplateHash : undefined;
  return templateFile(phoneHash ?? published.templateHash, deviceFontsOnly);
}

/** Reads the template's hash and font setting from a file name. */
export function readTemplateFile(file: string): {
  readonly hash: string;
  readonly deviceFontsOnly: boolean;
} {
  const { hash = '', plain } = FILE.exec(file)?.groups ?? {};
  return { hash, deviceFontsOnly: plain !== undefined };
}
