import type { ReactElement, ReactNode } from 'react';
import { directionOf, type Language, type PopupType } from '@beckon/contract/values';
import { withoutWebFonts } from '../faces/without-web-fonts.ts';
import { wholeCss } from '../styles/index.ts';
import { themeNamed } from '../themes/index.ts';
import { lookCss } from '../themes/look-css.ts';
import { EDITOR_CSS } from './editor-css.ts';
import type { EditorLook } from './editor-look.ts';

interface EditorFrameProps extends EditorLook {
  readonly type: PopupType;
  readonly language: Language;
  readonly children?: ReactNode;
}

/** The popup's root on the editor's canvas. Shows all screens below each other, with their names. */
export function EditorFrame({
  type,
  language,
  theme = 'dawn',
  look,
  layout = 'desktop',
  height,
  deviceFontsOnly = false,
  children,
}: EditorFrameProps): ReactElement {
  const ground = themeNamed(theme);
  const css = lookCss(ground, language, { look: look });
  return (
    <div
      className="poptin-popup t-editing"
      data-type={type}
      data-layout={layout}
      data-theme={ground.name}
      dir={directionOf(language)}
      lang={language}
      style={height === undefined ? {} : styleOfHeight(height)}
    >
      <style>{wholeCss() + (deviceFontsOnly ? withoutWebFonts(css) : css) + EDITOR_CSS}</style>
      {children}
    </div>
  );
}

function styleOfHeight(height: number): Readonly<Record<string, string>> {
  return { '--canvas-height': `${height}px` };
}
