-- profiles: what a name looks like at a glance; the twin of lookOf in accounts/rules/look.ts.
CREATE FUNCTION look_of(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(translate(lower(name), '._01i', '--oll'), 'rn', 'm'), 'vv', 'w')
$$;
--> statement-breakpoint
-- Of addresses that look alike the oldest account keeps its own; the others are reached by their username.
UPDATE users SET custom_url = NULL
  WHERE EXISTS (SELECT FROM users AS older WHERE older.id < users.id AND look_of(older.custom_url) = look_of(users.custom_url));
--> statement-breakpoint
CREATE UNIQUE INDEX users_custom_url_look_key ON users (look_of(custom_url));
--> statement-breakpoint
CREATE INDEX users_username_look_idx ON users (look_of(username));
--> statement-breakpoint
-- profiles: nobody takes an address that somebody gave up and that still leads to them. It runs after the row is in, so that
-- it also sees what was given up by a transaction for which the unique index made this one wait.
CREATE FUNCTION guard_former_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM former_addresses WHERE look = look_of(NEW.custom_url) AND user_id <> NEW.id) THEN
    RAISE EXCEPTION 'this address still leads to somebody else'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_custom_url_look_key';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_guard_former_addresses AFTER INSERT OR UPDATE OF custom_url ON users
  FOR EACH ROW WHEN (NEW.custom_url IS NOT NULL) EXECUTE FUNCTION guard_former_addresses();
