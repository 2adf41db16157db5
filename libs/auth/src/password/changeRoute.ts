import { membersOnly } from '../membersOnly.ts';

export { Component } from './PasswordPage.tsx';

export const loader = membersOnly();
