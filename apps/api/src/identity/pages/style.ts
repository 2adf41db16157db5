import { color, font, motion, radius, space } from '@social-shop/tokens';

import { MOUNT } from '../mountPath.ts';

const FONTS = `${MOUNT}/fonts`;

const colours = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

interface TextStyle {
  readonly size: string;
  readonly line: string;
  readonly weight: number;
  readonly tracking: string;
}

const text = ({ size, line, weight, tracking }: TextStyle) =>
  `font:${weight} ${size}/${line} var(--font);letter-spacing:${tracking}`;

const quick = `${motion.duration.quick} ${motion.easing.standard}`;

/** The style of the hosted pages: the visual language's sign-in screen, from its own tokens. */
export const STYLE = `
@font-face{font-family:'Instrument Sans Variable';font-style:normal;font-display:swap;font-weight:400 700;src:url(${FONTS}/latin-ext.woff2) format('woff2');unicode-range:U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+2C60-2C7F}
@font-face{font-family:'Instrument Sans Variable';font-style:normal;font-display:swap;font-weight:400 700;src:url(${FONTS}/latin.woff2) format('woff2');unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD}
:root{color-scheme:light;--font:${font.family};${colours(color.light)}}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;${colours(color.dark)}}.art img{filter:brightness(.88)}}
*,*::before,*::after{box-sizing:border-box}
html{text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);${text(font.size.body)};overflow-wrap:anywhere}
:lang(ko),:lang(zh){word-break:keep-all;line-break:strict}
h1,p{margin:0}
h1{${text({ ...font.size.display, size: 'clamp(1.75rem,1.4rem + 1.4vw,2.25rem)' })};text-wrap:balance}
img,svg{display:block}
.layout{display:grid;min-block-size:100vh;min-block-size:100dvh}
.art{display:none}
main{display:grid;gap:${space[16]};align-content:center;inline-size:100%;max-inline-size:400px;margin-inline:auto;padding:${space[32]} ${space[20]}}
main>*{min-inline-size:0}
h1{margin-block-end:${space[12]}}
h1+p{margin-block:-${space[20]} ${space[12]}}
form{display:grid;gap:${space[16]}}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 ${space[16]};margin-block-end:${space[16]}}
.logo{display:inline-flex;align-items:center;gap:${space[8]};min-block-size:44px;padding-inline:${space[4]};margin-inline:-${space[4]};color:var(--ink);text-decoration:none;font:600 1.1875rem/1 var(--font);letter-spacing:-.04em;border-radius:${radius.sm}}
.logo svg{inline-size:22px;block-size:26px;color:var(--brand)}
.back{display:inline-flex;align-items:center;min-block-size:44px;color:var(--inkMuted);text-decoration:none;font:500 .875rem/1.25rem var(--font);border-radius:${radius.sm}}
.back:hover{color:var(--ink);text-decoration:underline;text-underline-offset:.2em}
.muted{color:var(--inkMuted)}
.small{${text(font.size.small)}}
.centre{text-align:center}
.link{color:var(--brand);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.2em;border-radius:4px}
.link:hover{text-decoration-thickness:2px}
.alone{justify-self:start;padding-block:${space[12]};margin-block:-${space[8]}}
.field{display:grid;gap:6px}
label{font:500 .875rem/1.25rem var(--font)}
input{inline-size:100%;min-block-size:48px;padding:11px 14px;border-radius:${radius.md};border:1px solid var(--lineStrong);background:var(--surface);color:inherit;font:400 1rem/1.5rem var(--font);transition:border-color ${quick}}
input:hover:hover{border-color:var(--ink)}
[aria-invalid=true]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;box-shadow:0 0 0 2px var(--focusGap)}
input:focus-visible{outline-offset:0;border-color:transparent;box-shadow:none}
input[aria-invalid=true]:focus-visible{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
.password{position:relative}
.password input{padding-inline-end:52px}
.show{position:absolute;inset-block-start:2px;inset-inline-end:2px;display:grid;place-items:center;inline-size:44px;block-size:44px;padding:0;border:0;border-radius:${radius.pill};background:none;color:var(--inkMuted);cursor:pointer;transition:background-color ${quick}}
.show:hover{background:var(--hover)}
.show[hidden],.show[aria-pressed=true] svg:first-child,.show[aria-pressed=false] svg+svg{display:none}
.show svg{inline-size:20px;block-size:20px}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.hint{font:400 .8125rem/1.125rem var(--font);color:var(--inkMuted)}
.error{display:flex;gap:6px;font:500 .8125rem/1.125rem var(--font);color:var(--danger)}
.alert{display:flex;gap:${space[8]};padding:12px 14px;border-radius:${radius.md};background:var(--dangerSoft);color:var(--danger);${text(font.size.small)}}
.alert svg{inline-size:20px;block-size:20px;flex:none;fill:currentColor}
.error svg{inline-size:16px;block-size:16px;flex:none;fill:currentColor}
.button{display:inline-flex;align-items:center;justify-content:center;gap:${space[8]};inline-size:100%;min-block-size:52px;padding:14px 28px;border:0;border-radius:${radius.pill};font:600 1rem/1.25rem var(--font);text-align:center;text-decoration:none;cursor:pointer;transition:background-color ${quick},box-shadow ${quick}}
.button svg{inline-size:20px;block-size:20px;flex:none}
.primary{background:var(--action);color:var(--onAction)}
.primary:hover{background:var(--actionHover)}
.primary:active{background:var(--actionPressed)}
.secondary{background:transparent;color:var(--ink);box-shadow:inset 0 0 0 1px var(--lineStrong)}
.secondary:hover{background:var(--hover);box-shadow:inset 0 0 0 1px var(--ink)}
.secondary:focus-visible{box-shadow:inset 0 0 0 1px var(--ink),0 0 0 2px var(--focusGap)}
.promise{display:grid;grid-template-columns:24px minmax(0,1fr);gap:14px;align-items:center;padding:12px 14px;border-radius:14px;background:var(--sunken)}
.promise svg{inline-size:24px;block-size:24px;fill:currentColor}
.or{display:flex;align-items:center;gap:${space[12]};color:var(--inkMuted);${text(font.size.small)}}
.or::before,.or::after{content:'';flex:1;border-block-start:1px solid var(--line)}
@media (min-width:960px){
.layout{grid-template-columns:1fr 1fr}
.art{display:block;position:sticky;inset-block-start:0;block-size:100vh;padding:${space[16]}}
.art img{inline-size:100%;block-size:100%;object-fit:cover;border-radius:24px;background:var(--sunken)}
.layout:not(:has(.art)){grid-template-columns:1fr}
}
@media (prefers-reduced-motion:reduce){*{transition-duration:1ms!important}}
@media (forced-colors:active){.button,input{border:1px solid}}
`;
