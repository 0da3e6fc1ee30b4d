import { useId, useState, type ReactNode } from 'react';
import { cutTitle } from './cut-title.ts';
import { formatPrice, isReduced } from './format-price.ts';
import type { ProductCardProps } from './product-props.ts';
import { PRODUCT_TEXTS, type ProductTexts } from '@beckon/languages/products';

/** One product: picture, title, price, and the button that the owner chose. */
export function ProductCard({
  product,
  action,
  shop,
  language,
  onChosen,
}: ProductCardProps): ReactNode {
  const texts = PRODUCT_TEXTS[language];
  const titleId = useId();
  const { productId, variantId, pageUrl: productUrl, image, title } = product;
  const choose = (buttonText: string): void =>
    onChosen({ buttonText, productId, productName: title, variantId, productUrl, action });
  return (
    <li className="bkv-product">
      <span className="bkv-product-image">
        {image !== '' && <img src={image} alt="" loading="lazy" decoding="async" />}
      </span>
      <span className="bkv-product-title" id={titleId} title={title}>
        {cutTitle(title)}
      </span>
      <Reason reason={product.reason} texts={texts} />
      <Price {...product} language={language} texts={texts} />
      {product.isSoldOut && <span className="bkv-product-sold-out">{texts.soldOut}</span>}
      {action.startsWith('add_to_cart') && !product.isSoldOut && (
        <CartButton
          titleId={titleId}
          texts={texts}
          add={() => shop.addToCart(variantId)}
          onAdded={() => choose(texts.addToCart)}
        />
      )}
      {action.startsWith('redirect') && productUrl !== '' && (
        <a
          className="bkv-product-button"
          href={productUrl}
          onClick={() => choose(texts.view)}
          aria-describedby={titleId}
          {...(action === 'redirect_blank' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {texts.view}
          {action === 'redirect_blank' && <span className="bk-unseen"> ({texts.newTab})</span>}
        </a>
      )}
    </li>
  );
}

/**
 * Why the shop recommends the product. No reason is shown for products that the owner chose, or
 * that the visitor knows from the cart or earlier pages.
 */
function Reason({
  reason,
  texts: { reasons },
}: {
  readonly reason: string;
  readonly texts: ProductTexts;
}): ReactNode {
  const words = Object.entries(reasons).find(([name]) => name === reason)?.[1];
  return words === undefined ? null : <span className="bkv-product-reason">{words}</span>;
}

interface PriceProps extends Pick<ProductCardProps, 'language'> {
  readonly price: string;
  readonly compareAtPrice: string;
  readonly currency: string;
  readonly texts: ProductTexts;
}

function Price({ price, compareAtPrice, currency, language, texts }: PriceProps): ReactNode {
  if (price === '') return null;
  const reduced = isReduced(price, compareAtPrice);
  return (
    <span className="bkv-product-price">
      <span className="bk-unseen">{texts.price} </span>
      <b>{formatPrice(price, currency, language)}</b>
      {reduced && (
        <>
          {' '}
          <span className="bk-unseen">{texts.oldPrice} </span>
          <s>{formatPrice(compareAtPrice, currency, language)}</s>
        </>
      )}
    </span>
  );
}

interface CartButtonProps {
  readonly titleId: string;
  readonly texts: ProductTexts;
  readonly add: () => Promise<boolean>;
  readonly onAdded: () => void;
}

/**
 * A button that puts the product into the cart and shows the result. If the cart refuses it, the
 * visitor can try again.
 */
function CartButton({ titleId, texts, add, onAdded }: CartButtonProps): ReactNode {
  const [state, setState] = useState<'idle' | 'adding' | 'added' | 'refused'>('idle');
  const words = {
    idle: texts.addToCart,
    adding: texts.adding,
    added: texts.added,
    refused: texts.notAdded,
  }[state];

  async function press(): Promise<void> {
    if (state === 'adding') return;
    setState('adding');
    const isAdded = await add();
    setState(isAdded ? 'added' : 'refused');
    if (isAdded) onAdded();
  }
  return (
    <button
      type="button"
      className="bkv-product-button"
      data-state={state}
      aria-disabled={state === 'adding'}
      aria-describedby={titleId}
      onClick={() => void press()}
    >
      {/* Not the role `status`: the text of an element with that role is no part of the button's name. */}
      <span aria-live="polite">{words}</span>
    </button>
  );
}
