const WITHOUT_WEB_FONTS = '-device-fonts';
const FILE = new RegExp(`^(?<hash>[\\w-]+?)(?<plain>${WITHOUT_WEB_FONTS})?\\.html$`);

/**
 * The file name of a template below `/templates/`. A site that has switched web fonts off gets
 * another name for the same template, so that both may be cached for ever.
 */
export function templateFile(hash: string, deviceFontsOnly = false): string {
  return `${hash}${deviceFontsOnly ? WITHOUT_WEB_FONTS : ''}.html`;
}

/** What a file name asks for. */
export function readTemplateFile(file: string): {
  readonly hash: string;
  readonly deviceFontsOnly: boolean;
} {
  const { hash = '', plain } = FILE.exec(file)?.groups ?? {};
  return { hash, deviceFontsOnly: plain !== undefined };
}
