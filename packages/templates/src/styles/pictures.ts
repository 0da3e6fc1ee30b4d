export const PICTURES_CSS = `
.t-art{position:relative;min-width:0}.t-art>:is(svg,img),.t-face svg{display:block;width:100%;height:100%;stroke-width:5;object-fit:cover}
.t-art-spot{max-width:100%;align-self:flex-start;flex:none}.t-al-center .t-art-spot{align-self:center;justify-self:center;margin-inline:auto}.t-row>.t-art-spot.t-art{margin-inline:0}
.t-art-spot>:is(svg,img){height:auto}
.t-art-cover{overflow:hidden;min-height:100%}.t-art-banner{overflow:hidden;aspect-ratio:4/3}.t-art-strip{overflow:hidden;aspect-ratio:3}:is([data-type=sside],[data-type=mobile]) .t-art-strip{aspect-ratio:2}[data-type=social] .t-art-banner{aspect-ratio:2}:is(.t-art-cover,.t-art-banner,.t-art-strip,.t-art-behind)>:is(svg,img){position:absolute;inset:0}
[data-layout=mobile] .t-art-cover{min-height:216px}[data-layout=mobile] .t-art-cover>.scene{width:50%;inset-inline:25% auto;overflow:visible}.t-art-banner>.scene{width:80%;inset-inline:10% auto;overflow:visible}.t-art-strip>.scene{width:56%;inset-inline:22% auto;overflow:visible}.t-screen>.t-fill>.t-art-cover{min-height:210px}[data-layout=desktop] .t-screen>.t-fill>.t-art-cover{min-height:300px}
.t-art-behind{position:absolute;inset:0;z-index:0;overflow:hidden}.t-art-behind svg{overflow:visible}.t-art-behind~:not(.t-art-behind){position:relative}[data-layout=desktop]:is([data-type=fullpage],[data-type=gamified]) .t-art-behind g>svg>path{transform:scale(2)}
.t-over>.t-art-behind{position:absolute}
.t-art-wide>:is(svg,img){height:auto}
.t-mirror>:is(svg,img),[dir=rtl] .t-art:not(.t-mirror) .turns{transform:scaleX(-1)}[dir=rtl] .t-mirror .turns{transform:none}
[data-layout=mobile] .t-no-phone{display:none}.t-art-behind:first-child+.t-art-spot:last-child>svg>.i5:first-child{display:none}
.i1{fill:var(--a1)}.i2{fill:var(--a2)}.i3{fill:var(--a3)}.i4{fill:var(--a4)}.i5{fill:var(--a5)}.i6{fill:var(--a6)}.i7{fill:var(--a7)}.s2{stroke:var(--a2)}.s4{stroke:var(--a6)}
.l1,.l2,.l3,.l4,.l5{fill:none;stroke-linecap:round;stroke-linejoin:round}.l1{stroke:var(--a1)}.l2{stroke:var(--a2)}.l3{stroke:var(--a3)}.l4{stroke:var(--a4)}.l5{stroke:var(--a5)}`;

/** A photo among words: its place is there before the picture comes. */
export const PHOTO_CSS = `
.t-art-photo{width:100%;aspect-ratio:3/2;overflow:hidden;border-radius:var(--bk-radius-small)}.t-art-photo>:is(svg,img){position:absolute;inset:0}.t-art-photo>.scene{width:71%;inset-inline:14.5% auto;overflow:visible}.t-shape-lift .t-art-photo{aspect-ratio:2}`;

/** As high as a line of headline; the colour of its letters is the owner's affair. */
export const LOGO_CSS = `
.t-art-logo{align-self:flex-start;max-width:100%}.t-al-center .t-art-logo{align-self:center}.t-art-logo>img{height:calc(46px*var(--k));width:auto;object-fit:contain}`;

export const PERSON_CSS = `
.t-person{display:flex;align-items:center;gap:12px;text-align:start}.t-face{width:52px;height:52px;border-radius:50%;overflow:hidden;flex:none;background:var(--bk-surface);object-fit:cover;box-shadow:0 0 0 2px var(--bk-bg)}
.t-person p{display:grid;line-height:1.3}.t-person span{font-size:.85em;color:var(--bk-muted)}`;

export const VIDEO_CSS = `
.t-video{--a3:color-mix(in srgb,var(--bk-deep) 45%,var(--a6));position:relative;width:100%;align-self:center;aspect-ratio:16/9;border-radius:calc(var(--bk-radius)*.6);overflow:hidden;background:var(--bk-deep)}.poptin-popup .t-video>.t-art{position:absolute;inset:0;min-height:0}[data-layout=mobile] .t-video:first-child{margin-top:24px}[data-layout=desktop][data-type=fullpage] .t-video{max-width:1150px}`;
