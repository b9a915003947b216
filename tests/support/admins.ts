import type { Visitor, World } from './world.ts';

/** What makes people admins by hand, `$1` their numbers; the program and the browser's stage share it. */
export const appointSql = `
  WITH appointed AS (UPDATE users SET is_admin = true WHERE id = ANY($1) RETURNING id),
       keys AS (
         INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, synced, created_at)
         SELECT id, 'of-' || id, '-', 0, 'Key', false, now() FROM appointed ON CONFLICT DO NOTHING)
  UPDATE sessions SET factor = 'passkey', confirmed_at = '2100-01-01Z', last_seen_at = '2100-01-01Z'
    FROM appointed WHERE sessions.user_id = appointed.id AND sessions.acting_id IS NULL`;

/** Lets every sign-in to come of an admin made by hand count as made with their passkey: a browser of the tests types passwords. */
export const signedInByPasskeySql = `
  CREATE OR REPLACE FUNCTION sign_in_by_passkey() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.acting_id IS NULL AND EXISTS (
      SELECT FROM users JOIN passkeys ON user_id = users.id AND credential_id = 'of-' || users.id
       WHERE users.id = NEW.user_id AND is_admin) THEN
      NEW.factor := 'passkey';
    END IF;
    RETURN NEW;
  END $$;
  CREATE OR REPLACE TRIGGER by_passkey BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION sign_in_by_passkey()`;

/**
 * Makes people admins who have a passkey. The sessions that they have now count as begun with it, never idle and confirmed a
 * moment ago, wherever a test moves the clock; for what happens otherwise there is `tests/attack`.
 */
export async function appoint({ app }: Pick<World, 'app'>, ...people: readonly Pick<Visitor, 'id'>[]): Promise<void> {
  await app.database.run(appointSql, [people.map(({ id }) => id)]);
}

/** Somebody new who is such an admin. */
export async function admin(world: World, username: string): Promise<Visitor> {
  const newcomer = await world.person(username);
  await appoint(world, newcomer);
  return newcomer;
}
