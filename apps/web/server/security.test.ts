import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders, styleHashes } from './security.ts';

const options = { imageBaseUrl: 'https://shop.test/images', issuerUrl: 'https://sign-in.test/identity' };

describe('contentSecurityPolicy', () => {
  it('has no weakness that an evaluator reports, except its note that the origin is trusted (T58)', () => {
    const parsed = new CspParser(contentSecurityPolicy(options)).csp;
    const serious = new CspEvaluator(parsed)
      .evaluate()
      .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM);
    expect(serious.filter(({ value }) => value !== "'self'")).toEqual([]);
  });

  it('allows nothing inline but the given style blocks', () => {
    const html = '<head><style>a{}</style></head><body><style nonce="x">b{}</style></body>';
    const policy = contentSecurityPolicy({ ...options, styles: styleHashes(Buffer.from(html)) });
    // SHA-256 of 'a{}' and 'b{}', made with openssl dgst -sha256 -binary | base64.
    const hashes = ['X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=', '7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='];
    expect(policy).toContain(`style-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')};`);
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });

  it('allows forms to redirect to the provider, where sign-out ends, and nowhere else', () => {
    expect(contentSecurityPolicy(options)).toContain("form-action 'self' https://sign-in.test;");
  });
});

describe('securityHeaders', () => {
  it('sends Strict-Transport-Security only over https', () => {
    expect(securityHeaders('https://shop.test')['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(securityHeaders('http://localhost:4200')['strict-transport-security']).toBeUndefined();
  });
});
