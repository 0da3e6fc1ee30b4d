import { readString } from '../../design/read-props.ts';
import { ILLUSTRATIONS } from '../../illustrations/index.ts';
import { defineBlock } from '../block.ts';
import { richText } from '../drawing/rich-text.tsx';

/** The person whose words the popup shows: face, name and role. */
export const person = defineBlock({
  type: 'Person',
  label: 'Person',
  group: 'pictures',
  fields: {
    name: { type: 'text', label: 'Name' },
    role: { type: 'text', label: 'Role' },
    url: { type: 'picture', label: 'Photo' },
  },
  defaults: { name: 'Maya', role: 'Customer care', url: '' },
  parse: (raw) => ({
    name: readString(raw, 'name'),
    role: readString(raw, 'role'),
    url: readString(raw, 'url'),
  }),
  view: ({ name, role, url }) => (
    <div className="t-person">
      {url === '' ? (
        <div
          aria-hidden="true"
          className="t-face"
          dangerouslySetInnerHTML={{ __html: ILLUSTRATIONS.face }}
        />
      ) : (
        <img className="t-face" src={url} alt="" />
      )}
      <p>
        <strong>{richText(name)}</strong>
        <span>{richText(role)}</span>
      </p>
    </div>
  ),
});
