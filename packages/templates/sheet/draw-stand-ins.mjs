/* Runs in the page: puts a template into a shadow root and draws plain stand-ins, dressed as the view does, for what the view would draw. */
export function drawStandIns({ html, fieldsCss, layout, screen, label, size, language }) {
  const card = document.createElement('figure');
  card.style.cssText = `margin:0;width:${size.width * size.scale}px`;
  const host = document.createElement('div');
  host.dataset.label = label;
  host.dataset.width = size.width;
  host.dataset.height = size.height;
  host.style.cssText = `width:${size.width}px;zoom:${size.scale};${size.isFree ? '' : `--bk-height:${size.height}px`}`;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${fieldsCss}</style>${html}<style>.x{position:absolute;inset-block-start:8px;inset-inline-end:8px;width:32px;height:32px;border-radius:50%;background:#ffffffd0;color:#222;border:0;font:18px/1 sans-serif}.clock{display:flex;gap:10px;justify-content:center}.clock span{background:var(--bk-surface);color:var(--bk-ink);border-radius:var(--bk-radius-small);padding:10px 14px;min-width:62px;text-align:center}.clock b{display:block;font-size:1.9em;line-height:1.1}.clock small{font-size:.75em}</style>`;
  const popup = root.querySelector('.poptin-popup');
  popup.dataset.layout = layout;
  for (const section of popup.querySelectorAll('[data-screen]')) section.hidden = section.dataset.screen !== screen;
  for (const form of popup.querySelectorAll('form')) form.classList.add('bk-form');
  for (const step of popup.querySelectorAll('[data-step]')) step.hidden = step.dataset.step !== '1';
  for (const holder of popup.querySelectorAll('[data-block=field]')) holder.outerHTML = field(JSON.parse(holder.dataset.field));
  for (const holder of popup.querySelectorAll('[data-block=countdown]')) {
    const words = JSON.parse(holder.dataset.labels);
    holder.innerHTML = `<div class="clock"><span><b>02</b><small>${words.hours}</small></span><span><b>47</b><small>${words.minutes}</small></span><span><b>19</b><small>${words.seconds}</small></span></div>`;
  }
  for (const holder of popup.querySelectorAll('[data-block=coupon]')) holder.insertAdjacentHTML('beforeend', `<button class="t-btn t-b-solid" style="min-height:38px">${language === 'he' ? 'העתקה' : 'Copy'}</button>`);
  for (const holder of popup.querySelectorAll('[data-block=game],[data-block=products],[data-block=social]')) holder.innerHTML = `<div style="border:2px dashed;padding:40px 20px;text-align:center;opacity:.7;width:100%">${holder.dataset.block}</div>`;
  popup.insertAdjacentHTML('beforeend', '<button class="x" aria-label="Close">×</button>');
  const caption = document.createElement('figcaption');
  caption.textContent = label;
  caption.style.cssText = 'color:#fff;padding-block-start:4px';
  card.append(host, caption);
  document.body.append(card);

  function field(spec) {
    const name = `<span class="bk-label">${spec.label}${spec.isRequired ? '<span class="bk-required"> *</span>' : ''}</span>`;
    const frame = (inner) => `<div class="bk-field" data-kind="${spec.kind}">${inner}</div>`;
    if (spec.kind === 'radio' || spec.kind === 'checkbox') {
      return frame(`<fieldset class="bk-group"><legend class="bk-label">${spec.label}</legend>${spec.options.map((option, index) => `<label class="bk-choice"><input class="bk-choice-input" type="${spec.kind}" name="${spec.id}" ${spec.isRequired && spec.kind === 'radio' && index === 0 ? 'checked' : ''}><span class="bk-choice-text">${option}</span></label>`).join('')}</fieldset>`);
    }
    if (spec.kind === 'textarea') return frame(`${name}<textarea aria-label="${spec.label}" class="bk-input" placeholder="${spec.placeholder}"></textarea>`);
    if (spec.kind === 'select') return frame(`${name}<select aria-label="${spec.label}" class="bk-input bk-select"><option>${spec.placeholder}</option></select>`);
    return frame(`${name}<input class="bk-input" aria-label="${spec.label}" placeholder="${spec.placeholder}">`);
  }
}
