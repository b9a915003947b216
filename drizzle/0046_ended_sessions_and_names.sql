-- accounts: whoever listens in a session is told that it is over, in every process and whichever statement ended it.
CREATE FUNCTION tell_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told live_events;
BEGIN
  INSERT INTO live_events (channels, name, data, created_at)
    VALUES (ARRAY['session:' || OLD.token_hash], 'session.ended', '{}', clock_timestamp()) RETURNING * INTO told;
  PERFORM pg_notify('uli_live',
    json_build_object('id', told.id, 'channels', told.channels, 'name', told.name, 'data', told.data)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_tell_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_ended_session();
--> statement-breakpoint
-- accounts, profiles: nobody's username looks like somebody else's address. It runs after the row is in and waits for whoever
-- moves at this moment: one lock for all names, however many rows a transaction brings; those who only register share it.
CREATE FUNCTION guard_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.custom_url IS NULL THEN
    PERFORM pg_advisory_xact_lock_shared(7305005);
  ELSE
    PERFORM pg_advisory_xact_lock(7305005);
  END IF;
  IF EXISTS (SELECT FROM users WHERE look_of(custom_url) = look_of(NEW.username) AND id <> NEW.id) THEN
    RAISE EXCEPTION 'this name is somebody else''s address'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_username_key';
  END IF;
  IF EXISTS (SELECT FROM users WHERE look_of(username) = look_of(NEW.custom_url) AND id <> NEW.id) THEN
    RAISE EXCEPTION 'this address is somebody else''s name'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_custom_url_look_key';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_guard_names AFTER INSERT OR UPDATE OF username, custom_url ON users
  FOR EACH ROW EXECUTE FUNCTION guard_names();
