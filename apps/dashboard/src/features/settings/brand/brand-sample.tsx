import type { OwnLook } from '@beckon/contract/settings';
import { FACE_NAMES, facesCss, fontStack, themeNamed, withLook } from '@beckon/templates';
import styles from './brand.module.css';

interface BrandSampleProps {
  readonly brand: OwnLook;
  readonly logo: string;
}

const FONTS_CSS = facesCss(FACE_NAMES, 'en', '');
const SAMPLE_THEME = 'cobalt';

/** A small sample popup in the brand, which shows the effect of the fields. */
export function BrandSample({ brand, logo }: BrandSampleProps) {
  const { palette, font, display, radius } = withLook(themeNamed(SAMPLE_THEME), brand);
  return (
    <div
      className={styles['sample']}
      style={{
        background: palette.bg,
        color: palette.ink,
        borderRadius: radius.popup,
        fontFamily: fontStack(font, 'en'),
      }}
      aria-hidden
    >
      <style>{FONTS_CSS}</style>
      {logo === '' ? null : <img src={logo} alt="" />}
      <b style={{ fontFamily: fontStack(display.font, 'en'), fontWeight: display.weight }}>
        Something <i style={{ color: palette.mark ?? palette.accent }}>new</i> is here
      </b>
      <p style={{ color: palette.muted }}>This is how your popups begin.</p>
      <span
        style={{
          background: palette.accent,
          color: palette.onAccent,
          borderRadius: radius.button,
        }}
      >
        Show me
      </span>
    </div>
  );
}
