-- explore: whose row in explore_people no longer holds. A line each time and no lock: it shows when its change shows.
CREATE FUNCTION note_explore_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO explore_changes (user_id)
  VALUES ((coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[0])::int);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_explore_new AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION note_explore_change('id');
--> statement-breakpoint
CREATE TRIGGER users_explore AFTER UPDATE OF username, full_name, profession, business_name, business_category, bio,
  profile_image, city, latitude, longitude, category ON users FOR EACH ROW EXECUTE FUNCTION note_explore_change('id');
--> statement-breakpoint
CREATE TRIGGER services_explore AFTER INSERT OR DELETE OR UPDATE OF name, price, published, removed_at ON services
  FOR EACH ROW EXECUTE FUNCTION note_explore_change('user_id');
--> statement-breakpoint
CREATE TRIGGER availabilities_explore AFTER INSERT ON availabilities
  FOR EACH ROW EXECUTE FUNCTION note_explore_change('user_id');
--> statement-breakpoint
CREATE TRIGGER rating_totals_explore AFTER INSERT OR UPDATE ON rating_totals
  FOR EACH ROW EXECUTE FUNCTION note_explore_change('artist_id');
--> statement-breakpoint
-- explore: the tags of a caption come by the statement, so that a million posts are a few lines.
CREATE FUNCTION note_explore_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO explore_changes (user_id)
  SELECT DISTINCT posts.user_id FROM changed JOIN posts ON posts.id = changed.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_tags_explore_new AFTER INSERT ON post_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_explore_tags();
--> statement-breakpoint
CREATE TRIGGER post_tags_explore_gone AFTER DELETE ON post_tags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_explore_tags();
--> statement-breakpoint
-- explore: the tags of a post that goes can no longer say whose they were.
CREATE TRIGGER posts_explore_gone AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION note_explore_change('user_id');
--> statement-breakpoint
-- explore: whose free times changed. Busy times and services say so themselves; hours, overrides and buffers are only ever
-- saved together with their row in availabilities.
CREATE FUNCTION note_free_time_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO free_time_changes (artist_id)
  VALUES ((coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[0])::int);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- explore: the same for the table that changes most, without a detour over names.
CREATE FUNCTION note_busy_time_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO free_time_changes (artist_id) VALUES (OLD.artist_id);
  ELSE
    INSERT INTO free_time_changes (artist_id) VALUES (NEW.artist_id);
    IF TG_OP = 'UPDATE' AND NEW.artist_id <> OLD.artist_id THEN
      INSERT INTO free_time_changes (artist_id) VALUES (OLD.artist_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER busy_times_free_times AFTER INSERT OR UPDATE OR DELETE ON busy_times
  FOR EACH ROW EXECUTE FUNCTION note_busy_time_change();
--> statement-breakpoint
CREATE TRIGGER availabilities_free_times AFTER INSERT OR UPDATE OR DELETE ON availabilities
  FOR EACH ROW EXECUTE FUNCTION note_free_time_change('user_id');
--> statement-breakpoint
CREATE TRIGGER services_free_times AFTER INSERT OR DELETE OR UPDATE OF duration, extra_gap, published, removed_at ON services
  FOR EACH ROW EXECUTE FUNCTION note_free_time_change('user_id');
--> statement-breakpoint
-- explore: everybody who is there already.
INSERT INTO explore_changes (user_id) SELECT id FROM users;
