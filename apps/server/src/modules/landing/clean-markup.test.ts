import { describe, expect, it } from 'vitest';
import { asksPassword } from './asks-password.ts';
import { cleanMarkup } from './clean-markup.ts';

describe("an owner's markup", () => {
  it.each([
    '<p class="a" style="color:red">Hi &amp; <b>you</b></p>',
    '<style data-css="">.a > b{content:"<"}</style><div data-screen="form"></div>',
    '<img src="https://cdn.example/a.png" alt="&quot;x&quot;"><br>',
    '<svg viewbox="0 0 1 1"><path d="M0 0"></path></svg>',
    '<input type="email" placeholder="שלום"><button type="submit">שלח</button>',
    '<a href="/sale">Sale</a><a href="sale.html">Sale</a>',
  ])('%s stays unchanged', (markup) => {
    expect(cleanMarkup(markup)).toBe(markup.replaceAll("'", '&#39;'));
  });

  it.each([
    ['<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<SCRIPT src=x></SCRIPT ><b onclick=x()>B</b>', '<b>B</b>'],
    ['<meta http-equiv=refresh content=0><base href=//e><link rel=stylesheet href=x>', ''],
    ['<iframe src=x><p>a</p></iframe><object data=x><p>b</p></object>c', 'c'],
    ['<a href="java&#115;cript:x">a</a>', '<a>a</a>'],
    ['<a href=" vbscript:x">a</a><img src=data:text/html,x>', '<a>a</a><img>'],
    ['<form action="https://evil.example"><input></form>', '<input>'],
    ['</div></div><b>out</b>', '<b>out</b>'],
    ['<div><b>open', '<div><b>open</b></div>'],
    ['<svg><style><img src=x onerror=a()></style></svg>', '<svg></svg>'],
    ['<template shadowrootmode=open><b></template><math><mtext></math>', ''],
    ['<!-- <script> --><![CDATA[x]]>y', 'y'],
    ['<div srcdoc=x slot=y autofocus>z</div>', '<div>z</div>'],
  ])("an owner's markup %s becomes %s", (markup, kept) => {
    expect(cleanMarkup(markup)).toBe(kept);
  });

  it.each([
    '<input type=password>',
    '<input Type = "PassWord ">',
    '<input type="&#112;assword">',
    '<desc><input type=password></desc>',
    '<textarea><b title="</textarea><input type=password>',
    '<![CDATA[><input type=password>]]>',
    '<!--><INPUT\ntype=password>-->',
    '<input title="<input x=" type=password>',
    '<input a=">" type=password>',
  ])('%s asks for a password', (markup) => {
    expect(asksPassword(markup)).toBe(true);
  });

  it("an owner's markup may mention passwords without asking for one", () => {
    expect(asksPassword('<p>type=password</p><input type=text>')).toBe(false);
  });

  it.each([
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="java\u200bscript:x">a</a>', '<a>a</a>'],
    ['<img srcset="data:text/html,x 2x">', '<img>'],
    [
      '<img srcset="a.png 1x, https://cdn.example/b.png 2x">',
      '<img srcset="a.png 1x, https://cdn.example/b.png 2x">',
    ],
    ['<svg><image href="data:image/png;base64,x"></image></svg>', undefined],
  ])("an owner's markup %s loses addresses that no popup may open", (markup, kept = markup) => {
    expect(cleanMarkup(markup)).toBe(kept);
  });

  it("an owner's markup may be nested as deeply as a design, and no deeper", () => {
    expect(cleanMarkup('<div>'.repeat(150))).toBe(`${'<div>'.repeat(150)}${'</div>'.repeat(150)}`);
    expect(cleanMarkup('<div>'.repeat(250))).toBeUndefined();
  });
});

const LETTERS = 320_000;
const filledWith = (text: string) => text.repeat(LETTERS / text.length + 1).slice(0, LETTERS);

it.each([
  ['scripts in scripts', `${'<scr'.repeat(40_000)}<script>${'ipt>'.repeat(40_000)}`],
  ['elements never closed', filledWith('<div>')],
  ['emphasis never closed', filledWith('<p><b>')],
  ['brackets', filledWith('<')],
  ['comments', filledWith('<!--')],
  ['ampersands', filledWith('&amp')],
  ['one element of many attributes', `<div ${filledWith('a=1 ')}>`],
  ['many empty styles', filledWith('<style></style>')],
  ['a field and spaces', `<input type=${filledWith(' ')}>`],
])('320 KB of markup made of %s are read in less than 100 ms', (_what, markup) => {
  // Uses processor time and the best of several runs, so that neither start-up nor other work
  // counts.
  const times = [1, 2, 3, 4].map(() => {
    const before = process.threadCpuUsage();
    cleanMarkup(markup);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(100);
});
