/** The design's tokens as hex: mail clients know no custom properties. */
export const light = {
  page: '#fafafc',
  surface: '#ffffff',
  line: '#dfdfe6',
  lineStrong: '#838392',
  ink: '#15142b',
  ink2: '#4b4b60',
  ink3: '#656579',
  action: '#1b183b',
  onAction: '#fbfbfe',
  link: '#2355b7',
} as const;

const dark = {
  page: '#0d0d18',
  surface: '#161623',
  line: '#30303f',
  lineStrong: '#77778a',
  ink: '#f0f0f6',
  ink2: '#b9b9c6',
  ink3: '#9d9dab',
  action: '#f0f0f6',
  onAction: '#15142b',
  link: '#8eb4fb',
} as const satisfies Record<keyof typeof light, string>;

/** Single quotes only: they stand inside style attributes. */
export const fonts = {
  display: `'Bricolage Grotesque','Arial Narrow',Arial,sans-serif`,
  text: `Onest,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
} as const;

/** For clients that follow the reader's dark setting; the others keep the inline light colours. */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}
.card{background:${dark.surface}!important;border-color:${dark.lineStrong}!important}
.tear{border-color:${dark.lineStrong}!important}
.line{border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.ink-2{color:${dark.ink2}!important}
.ink-3{color:${dark.ink3}!important}
.link{color:${dark.link}!important}
.action{background:${dark.action}!important;color:${dark.onAction}!important}
}`;
