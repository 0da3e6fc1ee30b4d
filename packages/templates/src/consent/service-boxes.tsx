import type { ReactElement } from 'react';
import type { ConsentCategory, ConsentService } from '@beckon/contract/consent';

interface ServiceBoxesProps {
  /** All services of the site. */
  readonly services: readonly ConsentService[];
  readonly category: ConsentCategory;
  /** Id of the element with the name of the category. */
  readonly titleId: string;
}

/**
 * A checkbox for each service of a category, so that visitors can also withdraw their consent for
 * one service.
 */
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
