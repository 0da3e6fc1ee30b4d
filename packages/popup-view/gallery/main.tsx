import { LANGUAGES, LAYOUTS, POPUP_TYPES, SCREENS } from '@beckon/contract/values';
import { formatsOf, THEME_NAMES, type Format } from '@beckon/templates';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseChoice, toParameters, type Choice } from './choice.ts';

const WINDOWS = {
  desktop: { width: 1280, height: 800, scale: 0.5 },
  mobile: { width: 390, height: 780, scale: 0.7 },
} as const;

/** True when pictures of the whole gallery are taken: then no frame waits for scrolling. */
const isEager = new URLSearchParams(location.search).has('eager');

/** All formats of a type beside each other, each in its own frame. */
function Gallery({ choice }: { readonly choice: Choice }): ReactNode {
  const { width, scale } = WINDOWS[choice.layout];
  return (
    <>
      <form>
        <Select name="type" options={POPUP_TYPES} value={choice.type} />
        <Select name="language" options={LANGUAGES} value={choice.language} />
        <Select name="layout" options={LAYOUTS} value={choice.layout} />
        <Select name="screen" options={SCREENS} value={choice.screen} />
        <Select name="theme" options={['', ...THEME_NAMES]} value={choice.theme} />
      </form>
      <ul style={{ '--cell': `${width * scale}px` } as React.CSSProperties}>
        {formatsOf(choice.type).map((format) => (
          <li key={format.format}>
            <Cell format={format} choice={choice} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Select({
  name,
  options,
  value,
}: {
  readonly name: string;
  readonly options: readonly string[];
  readonly value: string;
}): ReactNode {
  return (
    <label>
      {name}
      <select
        name={name}
        defaultValue={value}
        onChange={(event) => event.currentTarget.form?.submit()}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {option || 'own'}
          </option>
        ))}
      </select>
    </label>
  );
}

function Cell({ format, choice }: { readonly format: Format; readonly choice: Choice }): ReactNode {
  const { width, height, scale } = WINDOWS[choice.layout];
  const address = `./single.html?${toParameters(choice, { format: format.format, still: '' })}`;
  return (
    <figure>
      <div className="frame" style={{ width: width * scale, height: height * scale }}>
        <iframe
          title={format.format}
          src={address}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          loading={isEager ? 'eager' : 'lazy'}
        />
      </div>
      <figcaption>
        <a href={address} target="_blank" rel="noreferrer">
          {format.format}: {format.name[choice.language]}
        </a>
      </figcaption>
    </figure>
  );
}

const place = document.querySelector('#gallery');
if (place)
  createRoot(place).render(<Gallery choice={parseChoice(new URLSearchParams(location.search))} />);
