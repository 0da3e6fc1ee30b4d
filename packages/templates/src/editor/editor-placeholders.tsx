import type { ReactElement } from 'react';
import { fieldClasses } from '../blocks/form/field.tsx';
import { type RawProps, readFlag, readString, readTexts } from '../design/read-props.ts';

/**
 * Placeholders for blocks that only the view can draw, in a visitor's browser. Other blocks draw
 * themselves.
 */
const PLACEHOLDERS: Readonly<Record<string, (raw: RawProps) => ReactElement>> = {
  Field: drawField,
  Products: () => <Box>Products of your shop</Box>,
  Social: (raw) => (
    <Box>
      {readString(raw, 'plugin', 'chat') === 'chat'
        ? 'The chat of your page is here'
        : 'The button “Send to Messenger” is here'}
    </Box>
  ),
  // An owner's markup is not run inside the dashboard.
  Html: (raw) => <div className="t-stand-in-code">{readString(raw, 'html')}</div>,
};

/** The placeholder of a block that only the view can draw; undefined if the block draws itself. */
export function placeholderFor(type: string, raw: RawProps): ReactElement | undefined {
  return PLACEHOLDERS[type]?.(raw);
}

function Box({ children }: { readonly children: string }): ReactElement {
  return <div className="t-stand-in t-stand-in-box">{children}</div>;
}

function drawField(raw: RawProps): ReactElement {
  const kind = readString(raw, 'kind', 'text');
  const words = {
    label: readString(raw, 'label'),
    placeholder: readString(raw, 'placeholder'),
    options: readTexts(raw, 'options'),
  };
  return (
    <div className={fieldClasses(readString(raw, 'look', 'plain'), words)}>
      {drawControl(raw, kind)}
    </div>
  );
}

function drawControl(raw: RawProps, kind: string): ReactElement {
  if (kind === 'radio' || kind === 'checkbox') return drawChoices(raw, kind);
  const isBirthday = kind === 'birthday' || readString(raw, 'baseName') === 'birthday';
  return isBirthday ? drawBirthday(raw) : drawInput(raw, kind);
}

function drawBirthday(raw: RawProps): ReactElement {
  const isHebrew = /[\u0590-\u05ff]/u.test(readString(raw, 'label'));
  return (
    <div className="bk-field" data-kind="birthday">
      <div className="bk-group">
        <span className="bk-label">{labelOf(raw)}</span>
        <span className="bk-birthday">
          {(isHebrew ? ['יום', 'חודש', 'שנה'] : ['Day', 'Month', 'Year']).map((word) => (
            <span key={word} className="bk-input">
              {word}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

function drawInput(raw: RawProps, kind: string): ReactElement {
  const hint =
    kind === 'hidden'
      ? `Hidden: ${readString(raw, 'defaultValue')}`
      : readString(raw, 'placeholder');
  return (
    <div className="bk-field" data-kind={kind}>
      <span className="bk-label">{labelOf(raw)}</span>
      <span
        className={kind === 'textarea' ? 'bk-input t-tall' : 'bk-input'}
        data-hint={hint === '' ? 'none' : undefined}
      >
        {hint}
      </span>
    </div>
  );
}

function drawChoices(raw: RawProps, kind: 'radio' | 'checkbox'): ReactElement {
  const options = readTexts(raw, 'options');
  const sign = kind === 'radio' ? '○' : '☐';
  return (
    <div className="bk-field" data-kind={kind}>
      <div className="bk-group">
        {options.length > 0 || kind === 'radio' ? (
          <span className="bk-label">{labelOf(raw)}</span>
        ) : (
          <span className="bk-choice">
            {sign} <span>{labelOf(raw)}</span>
          </span>
        )}
        {options.map((option) => (
          <span key={option} className="bk-choice">
            {sign} <span>{option}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function labelOf(raw: RawProps): string {
  const label = readString(raw, 'label');
  return label !== '' && readFlag(raw, 'isRequired') ? `${label} *` : label;
}
