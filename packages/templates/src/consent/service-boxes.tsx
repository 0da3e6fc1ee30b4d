import type { ReactElement } from 'react';
import type { ConsentCategory, ConsentService } from '@beckon/contract/consent';

interface ServiceBoxesProps {
  /** All services of the site. */
  readonly services: readonly ConsentService[];
  readonly category: ConsentCategory;
  /** The element with the name of the category. */
  readonly titleId: string;
}

/** A box for each service of a category: what was allowed by itself is taken back by itself. */
export function ServiceBoxes(props: ServiceBoxesProps): ReactElement | null {
  const { category, titleId } = props;
  const services = props.services.filter((service) => service.category === category);
  if (services.length === 0) return null;
  return (
    <ul className="cmplz-services" aria-labelledby={titleId}>
      {services.map(({ id, name }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              className="cmplz-accept-service"
              data-service={id}
              data-category={category}
            />
            {name}
          </label>
        </li>
      ))}
    </ul>
  );
}
