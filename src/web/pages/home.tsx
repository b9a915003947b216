export const handle = { hydrate: false };

export default function HomePage() {
  return <h1>Show the work. Fill the chair.</h1>;
}
